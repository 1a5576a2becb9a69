import { createHash } from 'node:crypto'

/**
 * Pages are cached and sent to everybody, so inline scripts are allowed by the hash of their
 * exact text and never by a nonce.
 * @param scripts those that we put into the page ourselves, and never what is merely found in it
 * @param cardHosts whose card form the page embeds
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  cardHosts: readonly string[] = [],
): string {
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(asParsed(script)).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes), ...cardHosts].join(' '),
    ["style-src 'self'", ...cardHosts].join(' '),
    ["img-src 'self' data:", ...cardHosts].join(' '),
    "font-src 'self'",
    // Of others' videos nothing is fetched until the visitor asks for it (ui/blocks/Video.tsx).
    "media-src 'self' https:",
    ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...cardHosts].join(' '),
    ["connect-src 'self'", ...cardHosts].join(' '),
    // Shows what is pushed (core/push), and opens a page that is kept (platform/device-store).
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Browsers hash what their parser made of a script: it has neither NUL nor carriage return. */
function asParsed(script: string): string {
  return script.replaceAll('\0', '\ufffd').replace(/\r\n?/g, '\n')
}

/**
 * Headers that every answer carries.
 * @param options.withSubdomains whether browsers shall reach hosts below ours by https alone, too
 */
export function securityHeaders(options: {
  https: boolean
  withSubdomains: boolean
}): Record<string, string> {
  const hosts = options.withSubdomains ? '; includeSubDomains' : ''
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Staff read tickets of courses with the camera of a phone.
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
    ...(options.https && { 'strict-transport-security': `max-age=31536000${hosts}` }),
  }
}
