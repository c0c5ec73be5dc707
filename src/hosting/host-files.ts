/** Files of a built site that tell a host how to serve it. They are no part of what it serves. */
export const hostFiles = { headers: '/_headers', redirects: '/_redirects', nginx: '/nginx.conf' }
