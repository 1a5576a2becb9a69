const everywhere = [
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
]

/** Of answers that are no pages: nothing in them is a script. */
export const policyWithoutScripts = [...everywhere, "script-src 'none'"].join('; ')

/** Of the admin's pages: our own script files, and what the server wrote into the page itself. */
export function adminPolicy({
  nonce,
  isDevelopment,
}: {
  nonce: string
  isDevelopment: boolean
}): string {
  // In development React rebuilds the server's stack traces with eval.
  const sources = ["'self'", `'nonce-${nonce}'`, ...(isDevelopment ? ["'unsafe-eval'"] : [])]
  return [...everywhere, `script-src ${sources.join(' ')}`].join('; ')
}
