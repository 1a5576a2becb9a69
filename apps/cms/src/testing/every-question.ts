import { fixedPageKeys, helpedPageKeys } from '@trivsel/content-contract/addresses'
import { collectionOfKind } from '@trivsel/content-contract/change'
import {
  contentKinds,
  hasSlug,
  listedKindNames,
  listedKinds,
} from '@trivsel/content-contract/kinds'
import { type Locale, locales } from '@trivsel/content-contract/locales'
import { publishedLists } from '@trivsel/content-contract/projection/lists'
import { type ContentQueryName, contentQueries } from '@trivsel/content-contract/queries'
import { staffKinds } from '@trivsel/content-contract/staff-kinds'
import type { CollectionSlug, Payload } from 'payload'

export type Question = { name: ContentQueryName; variables: object }

type Stored = { id: number; slug?: string | null; path?: string | null; key?: string | null }

/** Every question of the contract that what is stored gives a reason to ask, and some that nothing answers. */
export async function everyQuestion(payload: Payload): Promise<Question[]> {
  const questions: Question[] = [
    { name: 'redirects', variables: {} },
    { name: 'publishedFiles', variables: {} },
  ]
  for (const contentType of [...contentKinds, null])
    for (const locale of [...locales, null])
      questions.push({ name: 'publishedPages', variables: { locale, contentType } })
  for (const contentType of contentKinds)
    for (const [page, pageSize, ids] of [
      [1, 100, null],
      [2, 1, null],
      [9, 1, null],
      [1, 10, [1, 3]],
    ])
      questions.push({ name: 'searchDocuments', variables: { contentType, ids, page, pageSize } })
  for (const locale of locales) questions.push(...(await questionsIn(payload, locale)))
  return questions
}

async function questionsIn(payload: Payload, locale: Locale): Promise<Question[]> {
  const find = async (collection: CollectionSlug): Promise<Stored[]> => {
    const { docs } = await payload.find({
      collection,
      locale,
      fallbackLocale: false,
      depth: 0,
      pagination: false,
    })
    return docs as Stored[]
  }
  const question = (name: string, variables: object): Question => ({
    name: name as ContentQueryName,
    variables: { locale, ...variables },
  })
  const pages = await find(collectionOfKind.page)
  const videos = await find('training-videos')
  const questions = [
    question('frontPage', {}),
    question('siteFrame', {}),
    question('myPageFrame', {}),
    question('trainingVideos', {}),
    question('pageByPath', { path: 'finnes/ikke' }),
    ...fixedPageKeys.map((key) => question('fixedPage', { key })),
    ...helpedPageKeys.map((key) => question('helpText', { key })),
    ...pages.flatMap(({ path }) => (path ? [question('pageByPath', { path })] : [])),
    ...videos.map(({ id }) => question('trainingVideo', { id })),
  ]
  for (const kind of listedKindNames) {
    const items = await find(listedKinds[kind].collection)
    for (const { id, slug } of items)
      if (!hasSlug(kind)) questions.push(question(`${kind}ById`, { id }))
      else if (slug) questions.push(question(`${kind}BySlug`, { slug }))
    if (hasSlug(kind)) questions.push(question(`${kind}BySlug`, { slug: 'finnes-ikke' }))
  }
  const keys = await filterKeys(find)
  for (const name of publishedLists.keys())
    for (const variables of listVariables(name, keys)) questions.push(question(name, variables))
  return questions
}

/** Values for the filters of lists: every slug and key, and an unknown one. */
async function filterKeys(find: (collection: CollectionSlug) => Promise<Stored[]>) {
  const filters = [...publishedLists.values()].flatMap(({ rule }) => [
    ...(rule.filters ?? []),
    ...(rule.nearestTo ? [rule.nearestTo] : []),
  ])
  const keys: Record<string, string[]> = {}
  for (const { variable, collection } of filters) {
    const items = await find(collection as CollectionSlug)
    keys[variable] = [
      ...new Set(['finnes-ikke', ...items.flatMap(({ slug, key }) => slug ?? key ?? [])]),
    ]
  }
  return keys
}

function listVariables(name: string, keys: Record<string, string[]>): object[] {
  const shape = contentQueries[name as 'eateryList'].variables.shape
  const filters = Object.keys(keys).filter((variable) => variable in shape)
  const none = Object.fromEntries(filters.map((variable) => [variable, null]))
  const days = 'today' in shape ? [{ today: '2000-01-01' }, { today: '2026-12-04' }] : [{}]
  const groups =
    'kind' in shape
      ? staffKinds.map((kind) => ({ kind }))
      : 'eateryType' in shape
        ? [null, 'eatery', 'coffee_bar'].map((eateryType) => ({ eateryType }))
        : [{}]
  const choices = [
    none,
    ...filters.flatMap((variable) =>
      (keys[variable] ?? []).map((key) => ({ ...none, [variable]: key })),
    ),
  ]
  const everything = { page: 1, pageSize: 100 }
  const further = [
    { page: 2, pageSize: 1 },
    { page: 50, pageSize: 2 },
  ]
  return days.flatMap((day) =>
    groups.flatMap((group) => [
      ...choices.map((choice) => ({ ...day, ...group, ...choice, ...everything })),
      ...further.map((place) => ({ ...day, ...group, ...none, ...place })),
    ]),
  )
}
