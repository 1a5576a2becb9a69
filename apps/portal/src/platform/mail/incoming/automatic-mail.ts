export type HeadersOfMail = ReadonlyMap<string, string>

/**
 * Whether a machine has sent a mail (RFC 3834): nothing is answered to it by a machine, and it is
 * not the word of a person.
 */
export function isAutomatic(headers: HeadersOfMail): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no'
  if (submitted !== 'no' && !submitted.startsWith('no;')) return true
  if (['bulk', 'junk', 'list'].includes(headers.get('precedence')?.trim().toLowerCase() ?? ''))
    return true
  if (headers.has('list-id') || headers.has('list-unsubscribe')) return true
  if (headers.has('x-autoreply') || headers.has('x-autorespond')) return true
  if (headers.get('x-auto-response-suppress')?.toLowerCase().includes('all')) return true
  return headers.get('return-path')?.trim() === '<>'
}
