import type { ServerResponse } from 'node:http'

/**
 * The headers of every answer of the editor. Style elements are allowed if they have the nonce: the library of the
 * panel's fields adds one of its own (https://www.w3.org/TR/CSP3/#match-nonces).
 */
export function setPolicy(response: ServerResponse, nonce: string, framing: 'none' | 'self'): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors '${framing}'`,
  ]
  response.setHeader('Content-Security-Policy', policy.join('; '))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  response.setHeader('Cache-Control', 'no-store')
}
