import { z } from 'zod'
import { fixedPageKeys, helpedPageKeys } from './addresses.ts'
import { FilterOption } from './content.ts'
import { type KindQueryName, kindQueries } from './kind-contracts.ts'
import { type Locale, locales } from './locales.ts'
import { ContentPage, FixedPage, FrontPage, HelpText } from './pages.ts'
import { ContentKindName, PublishedPage, SearchDocument } from './published.ts'
import { filterKey, paged, paging } from './query-shapes.ts'
import { MyPageFrame, Redirect, SiteFrame } from './site.ts'
import { StaffKind, StaffPerson } from './staff.ts'
import { TrainingVideo, TrainingVideoCard } from './training-videos.ts'

/** Header that carries the site key (specification, section 7: content query). */
export const siteKeyHeader = 'x-site-key'

/** Path of the query endpoint on the content system. */
export const contentQueryPath = '/api/content-query'

const locale = z.enum(locales)

/**
 * Every question the site may ask the content system: name → variables and answer.
 * `null` means that there is no such content in that language.
 */
export const contentQueries = {
  ...kindQueries,

  staffList: {
    /**
     * `healthCenter` (doctors) and `fitnessClub` (trainers) are slugs of the requested language, `goal`
     * (trainers) is the key of a category; an unknown one counts as none.
     */
    variables: z.strictObject({
      locale,
      kind: StaffKind,
      ...paging,
      healthCenter: filterKey,
      fitnessClub: filterKey,
      goal: filterKey,
    }),
    data: z.strictObject({
      fixedPage: FixedPage.nullable(),
      items: z.array(StaffPerson),
      ...paged,
      healthCenters: z.array(FilterOption),
      fitnessClubs: z.array(FilterOption),
      goals: z.array(FilterOption),
    }),
  },

  /** `path`: slugs from the top without the language, `helse/psykolog`. */
  pageByPath: {
    variables: z.strictObject({ locale, path: z.string().regex(/^[a-z0-9/-]{1,1000}$/) }),
    data: ContentPage.nullable(),
  },
  frontPage: { variables: z.strictObject({ locale }), data: FrontPage.nullable() },
  fixedPage: {
    variables: z.strictObject({ locale, key: z.enum(fixedPageKeys) }),
    data: FixedPage.nullable(),
  },
  helpText: {
    variables: z.strictObject({ locale, key: z.enum(helpedPageKeys) }),
    data: HelpText.nullable(),
  },
  /** For members of the gyms; the site asks for them on their behalf, and no visitor may. */
  trainingVideos: {
    variables: z.strictObject({ locale }),
    data: z.strictObject({ items: z.array(TrainingVideoCard) }),
  },
  trainingVideo: {
    variables: z.strictObject({ locale, id: z.int().positive() }),
    data: TrainingVideo.nullable(),
  },
  siteFrame: { variables: z.strictObject({ locale }), data: SiteFrame.nullable() },
  myPageFrame: { variables: z.strictObject({ locale }), data: MyPageFrame.nullable() },
  redirects: {
    variables: z.strictObject({}),
    data: z.strictObject({ items: z.array(Redirect) }),
  },

  /**
   * Files that something published shows or links to: pictures without the ending of their name,
   * which begins the names of their sizes.
   */
  publishedFiles: {
    variables: z.strictObject({}),
    data: z.strictObject({ pictures: z.array(z.string()), attachments: z.array(z.string()) }),
  },
  /** Every published page, for the map of the site and the list of dynamic addresses. */
  publishedPages: {
    variables: z.strictObject({
      locale: locale.nullable(),
      contentType: ContentKindName.nullable(),
    }),
    data: z.strictObject({ items: z.array(PublishedPage) }),
  },
  /** What search knows of some pages, in every language in which each is published. */
  searchDocuments: {
    variables: z.strictObject({
      contentType: ContentKindName,
      ids: z.array(z.int()).max(200).nullable(),
      ...paging,
    }),
    data: z.strictObject({ items: z.array(SearchDocument), ...paged }),
  },
} as const

const ownQueries = [
  'staffList',
  'pageByPath',
  'frontPage',
  'fixedPage',
  'helpText',
  'siteFrame',
  'myPageFrame',
] as const satisfies readonly (keyof typeof contentQueries)[]

/** Questions that a visitor's browser may ask through the site. The others are the site's own. */
export const visitorQueries: readonly [VisitorQueryName, ...VisitorQueryName[]] = [
  ...ownQueries,
  ...(Object.keys(kindQueries) as KindQueryName[]),
]
export type VisitorQueryName = KindQueryName | (typeof ownQueries)[number]

export type ContentQueries = typeof contentQueries
export type ContentQueryName = keyof ContentQueries
export type ContentVariables<Name extends ContentQueryName> = z.infer<
  ContentQueries[Name]['variables']
>
export type ContentData<Name extends ContentQueryName> = z.infer<ContentQueries[Name]['data']>

type Paging = { locale: Locale; page: number; pageSize: number }

/** Lists of everything of a kind: there is nothing to ask but which page. */
export type PlainListName = {
  [Name in ContentQueryName]: Name extends `${string}List`
    ? Paging extends ContentVariables<Name>
      ? Name
      : never
    : never
}[ContentQueryName]

/** Body of a question. With `draft`, what is saved but not published is answered. */
export const ContentRequest = z.strictObject({
  query: z.string(),
  variables: z.unknown().optional(),
  draft: z.boolean().default(false),
})

/**
 * The endpoint's answer. `tags` name the content that the answer depends on
 * (`kindergartens`, `media:12`): a cached answer is dropped when one of them changes.
 */
export const contentAnswer = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ data, tags: z.array(z.string()) })

const answers = new Map<ContentQueryName, z.ZodType<{ data: unknown; tags: string[] }>>()

/** The same for a question: made once, as a schema is compiled when it parses for the first time. */
export function contentAnswerTo(name: ContentQueryName) {
  const known = answers.get(name) ?? contentAnswer<z.ZodType>(contentQueries[name].data)
  answers.set(name, known)
  return known
}
