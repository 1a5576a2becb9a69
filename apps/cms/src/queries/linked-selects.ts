import { mediaSelect } from './to-content-image.ts'

const listed = { displayName: true, slug: true, _status: true } as const

/** What is read of a document that another one refers to: its name, its address, its state. */
export const linkedSelects = {
  pages: { displayName: true, path: true, _status: true },
  'fixed-pages': { key: true, _status: true },
  kindergartens: listed,
  gyms: listed,
  eateries: listed,
  'health-centers': listed,
  'job-listings': listed,
  'building-projects': listed,
  'study-places': listed,
  events: { displayName: true, _status: true },
  'service-areas': { name: true, _status: true },
  categories: { key: true, name: true, _status: true },
  media: mediaSelect,
  attachments: { filename: true, filesize: true, updatedAt: true },
} as const
