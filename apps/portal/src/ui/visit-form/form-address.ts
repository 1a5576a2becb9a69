/**
 * The address that a form leads to: that of the page, with what is filled in.
 * @param action of the form, or of the page that it is on
 */
export function formAddress(fields: Iterable<[string, FormDataEntryValue]>, action: URL): string {
  const query = new URLSearchParams()
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text !== '') query.append(name, text)
  }
  const written = query.toString()
  return action.pathname + (written && `?${written}`)
}
