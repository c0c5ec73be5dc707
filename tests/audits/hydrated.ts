/** True in a page that React has taken over: React marks the element that it was given. */
export const hydrated = `Object.keys(document.getElementById('site_root')).some((key) => key.startsWith('__reactContainer'))`
