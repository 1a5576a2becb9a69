import type { PublishedItem } from '@trivsel/content-contract/projection/published-item'

type Files = { pictures: Set<string>; attachments: Set<string> }

/**
 * The files that an answer shows or leads to, which makes them public: pictures without the ending of
 * their name, attachments to download, and what links and typed addresses lead to. Films are none of
 * them: they are for members alone.
 */
export function toFiles(...answers: readonly unknown[]): PublishedItem['files'] {
  const files: Files = { pictures: new Set(), attachments: new Set() }
  for (const answer of answers) collect(answer, files)
  return { pictures: [...files.pictures].sort(), attachments: [...files.attachments].sort() }
}

function collect(value: unknown, files: Files): void {
  if (typeof value === 'string') collectAddress(value, files)
  if (typeof value !== 'object' || value === null) return
  if ('sizes' in value && Array.isArray(value.sizes)) collectSizes(value.sizes, files)
  if ('file' in value && 'bytes' in value && typeof value.file === 'string')
    files.attachments.add(value.file)
  for (const inside of Object.values(value)) collect(inside, files)
}

function collectSizes(sizes: readonly unknown[], files: Files): void {
  for (const size of sizes) {
    const file = typeof size === 'object' && size !== null && 'file' in size ? size.file : null
    const name = typeof file === 'string' && /^(.+)-\d+x\d+\.webp$/.exec(file)?.[1]
    if (name) files.pictures.add(name)
  }
}

/** `/files/attachments/<version>/<name>`, as editors copy it. */
function collectAddress(address: string, files: Files): void {
  if (!address.startsWith('/files/')) return
  const [, , collection, , name] = address.split('/')
  const file = name && decoded(name)
  if (!file) return
  if (collection === 'attachments') files.attachments.add(file)
  if (collection === 'media') files.pictures.add(file.replace(/\.\w+$/, ''))
}

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}
