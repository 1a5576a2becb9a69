const norwegianLetters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a' }

/** Plain ASCII for an address: `Blåbær & Øyenstikker` becomes `blabaer-oyenstikker`. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => norwegianLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '')
}
