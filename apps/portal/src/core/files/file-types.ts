/** What is taken as an attachment (specification, section 5), by what it is and what it is called. */
export const mediaTypes = ['image/gif', 'image/jpeg', 'image/png', 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

/** The first is the one that names made here get. */
const extensions: Readonly<Record<MediaType, readonly [string, ...string[]]>> = {
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
}

export const extensionOf = (type: MediaType) => extensions[type][0]

/** For a field that chooses files: `.gif,.jpg,…`. */
export const acceptedExtensions = Object.values(extensions)
  .flat()
  .map((extension) => `.${extension}`)
  .join(',')

/** By the end of its name. */
export function typeOfName(name: string): MediaType | null {
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  return mediaTypes.find((type) => extensions[type].includes(extension)) ?? null
}

/** By its first bytes. */
export function typeOfContent(bytes: Uint8Array): MediaType | null {
  const begins = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte)
  // GIF87a and GIF89a.
  if (
    begins(0x47, 0x49, 0x46, 0x38) &&
    (bytes[4] === 0x37 || bytes[4] === 0x39) &&
    bytes[5] === 0x61
  )
    return 'image/gif'
  if (begins(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  // %PDF-
  if (begins(0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf'
  return null
}

/** Names that old programs send for the same; nothing said is nothing wrong. */
const otherNames: Readonly<Record<string, MediaType>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'application/x-pdf': 'application/pdf',
}

/** What a file is when its content, its name and what the sender says of it agree; else null. */
export function agreedType(file: {
  readonly bytes: Uint8Array
  readonly name: string
  readonly declaredType: string
}): MediaType | null {
  const type = typeOfContent(file.bytes)
  if (type === null || typeOfName(file.name) !== type) return null
  const [declared = ''] = file.declaredType.toLowerCase().split(';')
  const said = declared.trim()
  if (said === '' || said === 'application/octet-stream') return type
  return (otherNames[said] ?? said) === type ? type : null
}
