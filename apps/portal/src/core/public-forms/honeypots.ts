/** Hidden from people, and left empty by the page; whatever fills in everything is a machine. */
export const emptyHoneypot = 'alert'
/** Hidden from people, and filled in by the page; whatever sends the fields it has read does not know it. */
export const filledHoneypot = { field: 'alert2', value: 'jeg-er-et-menneske' } as const

/** @param sent what came under a name; undefined when nothing did */
export function isByAPerson(sent: (name: string) => string | undefined): boolean {
  return sent(emptyHoneypot) === '' && sent(filledHoneypot.field) === filledHoneypot.value
}
