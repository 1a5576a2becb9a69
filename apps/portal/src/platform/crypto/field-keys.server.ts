const shape = /^([a-z0-9]{1,20}):([\w+/=-]{32,})$/

/**
 * The secrets of `FIELD_KEYS`, `id:secret,id:secret`, by their ids and in their order.
 * @returns `null` when the text has another form, or one id twice
 */
export function parseFieldKeys(text: string): ReadonlyMap<string, string> | null {
  const keys = new Map<string, string>()
  for (const part of text.split(',')) {
    const [, id, secret] = shape.exec(part.trim()) ?? []
    if (id === undefined || secret === undefined || keys.has(id)) return null
    keys.set(id, secret)
  }
  return keys
}
