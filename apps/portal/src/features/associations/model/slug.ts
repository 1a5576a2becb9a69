import { longest } from '#core/associations/limits.ts'

/** Pages below the directory, in both languages: no association has them as its address. */
const reserved: readonly string[] = [
  'join',
  'bli-med',
  'become-a-member',
  'bli-medlem',
  'pay',
  'betal',
  'status',
]

/** Where nothing of a name can be written in an address. */
const fallback = 'forening'

/** Room for a number behind it. */
const longestBase = longest.slug - 6

/** The name as it is written in an address: `Blåserne på Ås` is `blaserne-pa-as`. */
export function slugOf(name: string): string {
  const written = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, longestBase)
  return (written.endsWith('-') ? written.slice(0, -1) : written) || fallback
}

/** What is tried one after the other, until one is free: the second is `kor-2`. */
export function slugCandidate(name: string, attempt: number): string {
  const base = slugOf(name)
  const number = attempt + (reserved.includes(base) ? 2 : 1)
  return number === 1 ? base : `${base}-${number}`
}
