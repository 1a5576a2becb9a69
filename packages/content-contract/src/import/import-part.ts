import { z } from 'zod'

/** What a category may be chosen for. */
export type CategoryUse = 'goal' | 'event' | 'training'

/** What a part of a form is, beyond its shape: a picture of the folder, a link, a key of another item. */
export type ImportPart =
  | { kind: 'image' | 'attachment' | 'video' | 'link' | 'richText' }
  | { kind: 'reference'; file: string; usedFor?: CategoryUse }

export const importParts = z.registry<ImportPart>()
