import { z } from 'zod'
import { fixedPageKeys } from './addresses.ts'
import { BuildingProject, BuildingProjectCard } from './building-projects.ts'
import { DateText, Locale } from './content.ts'
import { Eatery, EateryCard } from './eateries.ts'
import { Event, EventCard, FilterOption } from './events.ts'
import { Gym, GymCard } from './gyms.ts'
import { HealthCenter, HealthCenterCard } from './health-centers.ts'
import { JobListing, JobListingCard } from './job-listings.ts'
import { Kindergarten, KindergartenCard } from './kindergartens.ts'
import { ContentPage, FixedPage, FrontPage } from './pages.ts'
import { ContentKindName, PublishedPage, SearchDocument } from './published.ts'
import { MyPageFrame, Redirect, SiteFrame } from './site.ts'
import { StaffKind, StaffPerson } from './staff.ts'
import { StudyPlace, StudyPlaceCard } from './study-places.ts'

/** Header that carries the site key (specification, section 7: content query). */
export const siteKeyHeader = 'x-site-key'

/** Path of the query endpoint on the content system. */
export const contentQueryPath = '/api/content-query'

/** As the content system makes them; whatever has other characters is nothing that it would know. */
const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)
const filterKey = slug.nullable()
const paging = { page: z.int().min(1).max(10_000), pageSize: z.int().min(1).max(100) }

/** `page` is the one that was answered: a page beyond the last one is answered with the first. */
const paged = { total: z.int().nonnegative(), page: z.int().min(1) }

/** A list with a fixed address: the editor's heading and one page of cards. */
const cardList = <Card extends z.ZodType>(card: Card) => ({
  variables: z.strictObject({ locale: Locale, ...paging }),
  data: z.strictObject({ fixedPage: FixedPage.nullable(), items: z.array(card), ...paged }),
})

const bySlug = <Detail extends z.ZodType>(detail: Detail) => ({
  variables: z.strictObject({ locale: Locale, slug }),
  data: detail.nullable(),
})

/**
 * Every question the site may ask the content system: name → variables and answer.
 * `null` means that there is no such content in that language.
 */
export const contentQueries = {
  kindergartenList: cardList(KindergartenCard),
  kindergartenBySlug: bySlug(Kindergarten),
  gymList: cardList(GymCard),
  gymBySlug: bySlug(Gym),
  eateryList: {
    /** `studyPlace` is a slug of the asked language; an unknown one counts as none. */
    variables: z.strictObject({
      locale: Locale,
      ...paging,
      studyPlace: filterKey,
      eateryType: z.enum(['eatery', 'coffee_bar']).nullable(),
    }),
    data: cardList(EateryCard).data.extend({ studyPlaces: z.array(FilterOption) }),
  },
  eateryBySlug: bySlug(Eatery),
  healthCenterList: cardList(HealthCenterCard),
  healthCenterBySlug: bySlug(HealthCenter),
  jobListingList: {
    /** Listings whose deadline is before `today` are left out. */
    variables: z.strictObject({ locale: Locale, ...paging, today: DateText }),
    data: cardList(JobListingCard).data,
  },
  jobListingBySlug: bySlug(JobListing),
  buildingProjectList: cardList(BuildingProjectCard),
  buildingProjectBySlug: bySlug(BuildingProject),
  studyPlaceList: cardList(StudyPlaceCard),
  studyPlaceBySlug: bySlug(StudyPlace),

  staffList: {
    /**
     * `healthCenter` (doctors) and `fitnessClub` (trainers) are slugs of the asked language, `goal`
     * (trainers) is the key of a category; an unknown one counts as none.
     */
    variables: z.strictObject({
      locale: Locale,
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

  eventList: {
    /** Events that end on `today` or later, earliest first. `place` is the slug of a study place. */
    variables: z.strictObject({
      locale: Locale,
      ...paging,
      today: DateText,
      category: filterKey,
      place: filterKey,
    }),
    data: z.strictObject({
      fixedPage: FixedPage.nullable(),
      items: z.array(EventCard),
      ...paged,
      categories: z.array(FilterOption),
      places: z.array(FilterOption),
    }),
  },
  eventById: {
    variables: z.strictObject({ locale: Locale, id: z.int().min(1).max(2_147_483_647) }),
    data: Event.nullable(),
  },

  /** `path`: slugs from the top without the language, `helse/psykolog`. */
  pageByPath: {
    variables: z.strictObject({ locale: Locale, path: z.string().regex(/^[a-z0-9/-]{1,1000}$/) }),
    data: ContentPage.nullable(),
  },
  frontPage: { variables: z.strictObject({ locale: Locale }), data: FrontPage.nullable() },
  fixedPage: {
    variables: z.strictObject({ locale: Locale, key: z.enum(fixedPageKeys) }),
    data: FixedPage.nullable(),
  },
  siteFrame: { variables: z.strictObject({ locale: Locale }), data: SiteFrame.nullable() },
  myPageFrame: { variables: z.strictObject({ locale: Locale }), data: MyPageFrame.nullable() },
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
      locale: Locale.nullable(),
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

/** Questions that a visitor's browser may ask through the site. The others are the site's own. */
export const visitorQueries = [
  'kindergartenList',
  'kindergartenBySlug',
  'gymList',
  'gymBySlug',
  'eateryList',
  'eateryBySlug',
  'healthCenterList',
  'healthCenterBySlug',
  'jobListingList',
  'jobListingBySlug',
  'buildingProjectList',
  'buildingProjectBySlug',
  'studyPlaceList',
  'studyPlaceBySlug',
  'staffList',
  'eventList',
  'eventById',
  'pageByPath',
  'frontPage',
  'fixedPage',
  'siteFrame',
  'myPageFrame',
] as const satisfies readonly (keyof typeof contentQueries)[]
export type VisitorQueryName = (typeof visitorQueries)[number]

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
 * The endpoint's answer. `tags` name the content that the answer was made of
 * (`kindergartens`, `media:12`): whoever keeps the answer drops it when one of them changes.
 */
export const contentAnswer = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ data, tags: z.array(z.string()) })
