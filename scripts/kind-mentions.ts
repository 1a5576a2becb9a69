import { globSync } from 'node:fs'
import { type ListedKind, listedKindNames, listedKinds } from '@trivsel/content-contract/kinds'
import { parseSync } from 'vite'

/*
 * A kind of content lives in folders of its own (docs/adr/0025-content-kinds-as-folders.md). What else may
 * name one is listed here, with the reason.
 */

export type Allowance = {
  readonly why: string
  /** Beginnings of paths. */
  readonly in: readonly string[]
  readonly kinds: readonly ListedKind[]
}

export const allowances: readonly Allowance[] = [
  {
    why: 'the lists of all kinds, with a line for each',
    in: [
      'packages/content-contract/src/kinds.ts',
      'packages/content-contract/src/kind-contracts.ts',
      'apps/cms/src/kinds/kinds.ts',
    ],
    kinds: listedKindNames,
  },
  {
    why: 'the list of all features has a line for each that does something on the server',
    in: ['apps/portal/src/features.server.ts'],
    kinds: listedKindNames,
  },
  {
    why: 'an eatery lies at a study place; so does an event; a kindergarten says which is near',
    in: [
      ...ownFolders('eatery'),
      ...ownFolders('event').slice(0, 2),
      ...ownFolders('kindergarten'),
    ],
    kinds: ['studyPlace'],
  },
  {
    why: 'what one may write to us about has the names of our services',
    in: ['apps/portal/src/features/inquiries/demo/categories.ts'],
    kinds: ['kindergarten'],
  },
  {
    why: 'the nearest places are looked for from a study place',
    in: [
      'packages/content-contract/src/query-shapes.ts',
      'apps/cms/src/queries/place-list.ts',
      'apps/portal/src/core/locations/',
      ...ownFolders('gym').slice(2),
      ...ownFolders('healthCenter').slice(2),
    ],
    kinds: ['studyPlace'],
  },
  {
    why: 'a study place shows where one eats there',
    in: ownFolders('studyPlace'),
    kinds: ['eatery'],
  },
  {
    why: 'staff work at health centers and gyms, and their lists are filtered by these',
    in: [
      'apps/portal/src/features/personal-training/trainers.ts',
      'packages/content-contract/src/staff.ts',
      'packages/content-contract/src/queries.ts',
      'packages/content-contract/src/import/people.ts',
      'apps/cms/src/fields/staff-person.ts',
      'apps/cms/src/import/people-data.ts',
      'apps/cms/src/queries/staff-list.ts',
      'apps/portal/src/features/staff-directory/',
      'apps/portal/src/features/content-pages/load-content-page.ts',
      'apps/portal/src/ui/staff-directory/',
      'apps/portal/src/ui/messages/',
    ],
    kinds: ['healthCenter', 'gym'],
  },
  {
    why: 'a member who may not book is told where the gyms are',
    in: ['apps/portal/src/features/group-classes/blocked-mail.server.ts'],
    kinds: ['gym'],
  },
  {
    why: 'a category is for goals of training or for events',
    in: ['packages/content-contract/src/import/', 'apps/cms/src/collections/categories.ts'],
    kinds: ['event'],
  },
  {
    why: 'somebody has chosen what the front page shows while the editors’ own cannot be had',
    in: ['apps/portal/src/features/front/'],
    kinds: ['kindergarten', 'eatery', 'healthCenter', 'event'],
  },
  {
    why: 'pictures and mutants are taken of chosen examples',
    in: ['scripts/screens.ts', 'scripts/mutation-areas.ts'],
    kinds: ['kindergarten', 'gym', 'jobListing', 'event'],
  },
  {
    why: 'a membership is ended for another gym (specification, section 3)',
    in: [
      'apps/portal/src/core/memberships/termination-reasons.ts',
      'apps/portal/src/features/memberships/',
    ],
    kinds: ['gym'],
  },
  {
    why: 'whoever is blocked from booking is led to the gyms, to speak to them',
    in: ['apps/portal/src/features/group-classes/blocked-mail.server.ts'],
    kinds: ['gym'],
  },
  { why: 'this list', in: ['scripts/kind-mentions.ts'], kinds: listedKindNames },
]

const isAllowedBy =
  ({ file, kind }: Mention) =>
  (allowance: Allowance) =>
    allowance.kinds.includes(kind) && allowance.in.some((path) => file.startsWith(path))

export const isAllowed = (mention: Mention): boolean => allowances.some(isAllowedBy(mention))

/** Places that are allowed to name a kind, and name none of those. */
export const needlessPlaces = (mentions: readonly Mention[]): string[] =>
  allowances.flatMap(({ in: places, kinds }) =>
    places.filter(
      (place) => !mentions.some(({ file, kind }) => file.startsWith(place) && kinds.includes(kind)),
    ),
  )

/** Where a kind lives; whatever names it elsewhere has to change when it does. */
export function ownFolders(kind: ListedKind): string[] {
  const { collection } = listedKinds[kind]
  return [
    `packages/content-contract/src/kinds/${collection}/`,
    `apps/cms/src/kinds/${collection}/`,
    `apps/portal/src/features/${collection}/`,
  ]
}

/** Names that are words of the programming language's world too: they count in quotes alone. */
const everydayWords: readonly string[] = ['event', 'events']

/** What names a kind in code: `studyPlaceList`, `STUDY_PLACES`, `'study-places'`, its address. */
function namesOf(kind: ListedKind): string[] {
  const { collection, list, addresses } = listedKinds[kind]
  return [kind, collection, list, ...Object.values(addresses)].flatMap((name) =>
    everydayWords.includes(name) ? quoted(name) : squash(name),
  )
}

const quotes = ["'", '"', '`']
const quoted = (name: string) =>
  quotes.flatMap((quote) => [`${quote}${name}${quote}`, `${quote}${name}/`])

/** The same for every way of writing several words as one. */
const squash = (text: string) => text.toLowerCase().replace(/[-_]/g, '')

/** Files of the product, of which tests, demo content and what tools have made are no part. */
export function productFiles(root: string): string[] {
  const notOurs =
    /\.test\.tsx?$|\.testing\.|\/testing\/|\/migrations\/|\/paraglide\/|\.gen\.ts$|payload-types\.ts$|importMap\.js$/
  return globSync(['{apps,packages}/*/src/**/*.{ts,tsx,css,json}', 'scripts/**/*.ts'], {
    cwd: root,
  })
    .filter((file) => !notOurs.test(file))
    .sort()
}

/** Code without comments, the keys of messages without their texts: prose may name anything. */
function codeOf(file: string, text: string): string {
  if (file.endsWith('.json')) return Object.keys(JSON.parse(text)).join('\n')
  if (!/\.tsx?$/.test(file)) return text
  return parseSync(file, text).comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + code.slice(end),
    text,
  )
}

export type Mention = { readonly file: string; readonly kind: ListedKind }

/** Files that name a kind outside its own folders. */
export function findMentions(files: readonly string[], read: (file: string) => string): Mention[] {
  return files.flatMap((file) => {
    const code = squash(codeOf(file, read(file)))
    return listedKindNames
      .filter((kind) => !ownFolders(kind).some((folder) => file.startsWith(folder)))
      .filter((kind) => namesOf(kind).some((name) => code.includes(name)))
      .map((kind) => ({ file, kind }))
  })
}
