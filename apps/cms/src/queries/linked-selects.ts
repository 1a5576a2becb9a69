import {
  type CollectionOf,
  hasSlug,
  type ListedKind,
  listedKindNames,
  listedKinds,
  type SluggedKind,
} from '@trivsel/content-contract/kinds'
import { mediaSelect } from './to-content-image.ts'

const named = { displayName: true, _status: true } as const
const slugged = { ...named, slug: true } as const

const ofKinds = Object.fromEntries(
  listedKindNames.map((kind) => [listedKinds[kind].collection, hasSlug(kind) ? slugged : named]),
) as {
  readonly [Kind in ListedKind as CollectionOf<Kind>]: Kind extends SluggedKind
    ? typeof slugged
    : typeof named
}

/** What is read of a document that another one refers to: its name, its address, its state. */
export const linkedSelects = {
  pages: { displayName: true, path: true, _status: true },
  'fixed-pages': { key: true, _status: true },
  ...ofKinds,
  'service-areas': { name: true, city: true, _status: true },
  categories: { key: true, name: true, _status: true },
  media: mediaSelect,
  attachments: { filename: true, filesize: true, updatedAt: true },
  videos: { filename: true, captionsNo: true, captionsEn: true },
} as const
