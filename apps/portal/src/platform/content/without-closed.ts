import {
  type FixedPageKey,
  fixedAddresses,
  helpedAddresses,
} from '@trivsel/content-contract/addresses'
import { kindContracts } from '@trivsel/content-contract/kind-contracts'
import { type ListedKind, listedKindNames, listedKinds } from '@trivsel/content-contract/kinds'
import type { ContentQueryName } from '@trivsel/content-contract/queries'
import { listOfStaff, type StaffKind } from '@trivsel/content-contract/staff-kinds'
import { type IsOpen, isOpenAddress } from '../routing/open-address.ts'
import { isOffered, isReachable } from '../routing/route-table.ts'
import { closedServices } from '../services/current-services.ts'

type Variables = Readonly<Record<string, unknown>>

/** Whether a question is about what a service has that is switched off. */
export function isClosedQuestion(name: ContentQueryName, variables: Variables): boolean {
  if (closedServices() === '') return false
  const { path, key, kind } = variables
  if (typeof path === 'string') return !isOffered({ id: 'contentPage', params: { path } })
  const address =
    kindOfQuestion.get(name) ??
    (typeof key === 'string' && { ...fixedAddresses, ...helpedAddresses }[key as 'contact']) ??
    undefined
  if (address) return !isOpenAddress(Object.values(address)[0] ?? '', isReachable)
  return name === 'staffList' && isClosedStaff(String(kind))
}

const kindOfQuestion = new Map<string, (typeof listedKinds)[ListedKind]['addresses']>(
  listedKindNames.flatMap((kind) =>
    Object.keys(kindContracts[kind].queries).map(
      (name) => [name, listedKinds[kind].addresses] as const,
    ),
  ),
)

function isClosedStaff(kind: string): boolean {
  const list = listOfStaff[kind as StaffKind]
  return list !== undefined && !isOffered({ id: list, params: {} })
}

const known = new WeakMap<object, { readonly closed: string; readonly answer: object }>()

/**
 * Content without links to pages of services that are switched off, and without what is nothing but
 * such a link: entries of menus, blocks, tiles. Words stay, as text. The same answer gives the same
 * object until a service is switched.
 */
export function withoutClosed<Answer extends object>(
  name: ContentQueryName,
  answer: Answer,
): Answer {
  const closed = closedServices()
  if (closed === '') return answer
  const earlier = known.get(answer)
  if (earlier?.closed === closed) return earlier.answer as Answer
  // The menu of my page leads to what somebody has there, until it is finished.
  const isOpen = name === 'myPageFrame' ? isReachable : isOffered
  const made = cleanObject(answer, isOpen) as Answer
  known.set(answer, { closed, answer: made })
  return made
}

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null
const leadsTo = (value: unknown) =>
  isItem(value) && typeof value.href === 'string' ? value.href : undefined

function clean(value: unknown, isOpen: IsOpen): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => cleanItem(item, isOpen))
  return isItem(value) ? cleanObject(value, isOpen) : value
}

/** One of a list: what it is replaced by. */
function cleanItem(item: unknown, isOpen: IsOpen): unknown[] {
  if (!isItem(item)) return [item]
  const { tag, children, links, link } = item
  const isClosed = (target: unknown) => !isOpenAddress(leadsTo(target) ?? '', isOpen)
  if (isClosed(item)) {
    if (typeof tag === 'string') return clean(children, isOpen) as unknown[]
    // A part of the menu leads to the first of its pages that is there.
    const open = Array.isArray(links) ? (clean(links, isOpen) as Item[]) : []
    return open[0] ? [{ ...item, href: open[0].href, links: open }] : []
  }
  if (isClosed(link)) return []
  const cleaned = cleanObject(item, isOpen)
  const isEmptied =
    Array.isArray(links) && links.length > 0 && (cleaned.links as unknown[]).length === 0
  return isEmptied && leadsTo(item) === undefined ? [] : [cleaned]
}

function cleanObject(item: object, isOpen: IsOpen): Item {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, cleanPart(name, value, isOpen)]),
  )
}

/** What lists are filtered by, by the name of its choices. */
const filterPages = new Map<string, FixedPageKey>([
  ['studyPlaces', 'studyPlaces'],
  ['places', 'studyPlaces'],
])

function cleanPart(name: string, value: unknown, isOpen: IsOpen): unknown {
  const filteredBy = filterPages.get(name)
  if (filteredBy && Array.isArray(value))
    return isOffered({ id: filteredBy, params: {} }) ? clean(value, isOpen) : []
  if (name === 'staffList' && typeof value === 'string') return isClosedStaff(value) ? null : value
  if (name === 'topSection' && isItem(value) && isItem(value.block))
    return cleanItem(value.block, isOpen).length === 0 ? null : clean(value, isOpen)
  const href = leadsTo(value)
  if (href === undefined || isOpenAddress(href, isOpen)) return clean(value, isOpen)
  // A place keeps its name; a button is nothing without its link.
  return isItem(value) && 'name' in value ? { ...value, href: null } : null
}
