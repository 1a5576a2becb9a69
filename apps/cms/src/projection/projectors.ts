import {
  type ContentKind,
  hasSlug,
  listedKindNames,
  listedKinds,
} from '@trivsel/content-contract/kinds'
import { localeOfAddress } from '@trivsel/content-contract/locales'
import type {
  ProjectedCollection,
  ProjectedGlobal,
} from '@trivsel/content-contract/projection/projected-sources'
import type { ListFacts } from '@trivsel/content-contract/projection/published-item'
import type { DataFromCollectionSlug } from 'payload'
import { kinds } from '../kinds/kinds.ts'
import { toFixedPage } from '../queries/fixed-page.ts'
import { readFrontPage } from '../queries/front-page.ts'
import { readHelpText } from '../queries/help-text.ts'
import { readMyPageFrame } from '../queries/my-page-frame.ts'
import { readContentPage } from '../queries/pages.ts'
import type { Reading } from '../queries/reading.ts'
import { toRedirect } from '../queries/redirects.ts'
import { readSiteFrame } from '../queries/site-frame.ts'
import { staffFacts, toStaffPerson } from '../queries/staff-list.ts'
import { toTrainingVideo, toTrainingVideoCard } from '../queries/training-videos.ts'
import { listFacts, type Projected } from './projected.ts'

/** What becomes of one item of a collection, in one language. */
export type Projector<Document> = {
  /** Set for what has a page of its own and is found by search. */
  readonly kind?: ContentKind
  readonly key: (document: Document) => string | null
  readonly name: (document: Document) => string | null
} & Partial<Projected<Document>>

type Projectors = {
  readonly [Slug in ProjectedCollection]: Projector<DataFromCollectionSlug<Slug>>
}

const displayName = (document: { displayName?: string | null }) => document.displayName || null

type Slugged = { id: number; slug?: string | null; displayName?: string | null }

const ofKinds = Object.fromEntries(
  listedKindNames.map((kind) => [
    listedKinds[kind].collection,
    {
      kind,
      key: hasSlug(kind) ? ({ slug }: Slugged) => slug || null : ({ id }: Slugged) => String(id),
      name: displayName,
      ...kinds[kind].projected,
    },
  ]),
) as unknown as Projectors

export const projectors: Projectors = {
  ...ofKinds,
  pages: {
    kind: 'page',
    key: ({ path }) => path || null,
    name: displayName,
    toPage: readContentPage,
  },
  'fixed-pages': {
    key: ({ key }) => key,
    name: ({ heading }) => heading || null,
    toPage: toFixedPage,
  },
  'help-texts': {
    key: ({ key }) => key,
    name: ({ heading }) => heading || null,
    toPage: readHelpText,
  },
  staff: {
    key: ({ id }) => String(id),
    name: ({ name }) => name,
    toCard: toStaffPerson,
    toListFacts: staffFacts,
  },
  'training-videos': {
    key: ({ id, title }) => (title ? String(id) : null),
    name: ({ title }) => title || null,
    toPage: toTrainingVideo,
    toCard: toTrainingVideoCard,
    toListFacts: ({ title, sortOrder }): ListFacts | null =>
      title ? listFacts({ sortOrder: sortOrder ?? null }) : null,
  },
  categories: { key: ({ key }) => key || null, name: ({ name }) => name || null },
  redirects: {
    key: ({ from }) => from,
    name: ({ from }) => from,
    // It leads to the page in the language of the address.
    toPage: (document, reading) =>
      localeOfAddress(document.from) === reading.locale ? toRedirect(document, reading) : null,
  },
}

/** What becomes of what the site has one of; null while it is not published. */
export const globalProjectors: Readonly<
  Record<ProjectedGlobal, (reading: Reading) => Promise<object | null>>
> = { 'front-page': readFrontPage, 'site-frame': readSiteFrame, 'my-page': readMyPageFrame }
