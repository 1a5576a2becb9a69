import morphdom from 'morphdom'
import { currentScreen, screenHeader } from '../screen.ts'
import { behaviourAttribute, ownAttribute, visitedEvent } from './behaviour.ts'

/** What of the head differs between two addresses of one page. */
const headParts = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[property]',
  'link[rel=canonical]',
  'link[rel=alternate][hreflang]',
].join()
const links = '[data-behaviour~=complete-address]'

/** Milliseconds; then the browser goes there by itself, and says what is wrong. */
const patience = 8_000

let latest: AbortController | null = null

/** Choices of the reader whose page is on its way. */
let visits = 0

const present = () => location.pathname + location.search

/** The address whose content is shown, and where the reader is in it: pixels from the top. */
const shown = { address: '', place: 0 }

/** Where the reader was at each address that was left without a page load. */
const places = new Map<string, number>()

function leaveFor(address: string): void {
  places.set(shown.address, shown.place)
  shown.address = address
}

/**
 * Shows another address of the same page, such as a list with a filter, without loading the frame
 * again. The focus and the place of the reader stay. Whatever is odd becomes an ordinary visit.
 */
export async function showAddress(address: string): Promise<void> {
  const target = new URL(address, location.href)
  visits += 1
  const page = await fetchPage(target)
  visits -= 1
  if (page === 'overtaken') return
  if (!page) return location.assign(target)
  history.pushState(null, '', target)
  leaveFor(present())
  show(page)
}

/** Fetches the page that is shown, and puts what is new in its place: not while another is on its way. */
export async function refresh(): Promise<void> {
  if (visits > 0) return
  const page = await fetchPage(new URL(location.href))
  if (page && page !== 'overtaken') show(page)
}

/** Goes back and forward between contents that were shown so. @param look is called after each */
export function followReplacedContent(look: () => void): void {
  // Before it is asked for: some browsers have scrolled already when they tell of another address.
  const notePlace = () => {
    shown.place = window.scrollY
  }
  notePlace()
  shown.address = present()
  window.addEventListener('scroll', notePlace, { passive: true })
  document.addEventListener(visitedEvent, look)
  window.addEventListener('popstate', async () => {
    if (present() === shown.address) return
    leaveFor(present())
    const page = await fetchPage(new URL(location.href))
    if (page === 'overtaken') return
    if (!page) return location.reload()
    show(page)
    const place = places.get(shown.address)
    if (place !== undefined) window.scrollTo(0, place)
  })
}

/** @returns null: it is no page that could take the place of this one */
async function fetchPage(target: URL): Promise<Document | 'overtaken' | null> {
  latest?.abort()
  const controller = new AbortController()
  latest = controller
  try {
    const response = await fetch(target, {
      headers: { accept: 'text/html', [screenHeader]: currentScreen() },
      signal: AbortSignal.any([controller.signal, AbortSignal.timeout(patience)]),
    })
    if (!response.ok || response.redirected) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    return page.querySelector('#content') ? page : null
  } catch {
    return controller.signal.aborted ? 'overtaken' : null
  }
}

function show(page: Document): void {
  const focused = document.activeElement
  const [old, content] = [document.getElementById('content'), page.getElementById('content')]
  if (old && content) morphdom(old, content, { onBeforeElUpdated: mayUpdate })
  for (const part of document.head.querySelectorAll(headParts)) part.remove()
  document.head.append(...page.head.querySelectorAll(headParts))
  const fresh = page.querySelectorAll(links)
  for (const [index, link] of document.querySelectorAll(links).entries())
    for (const { name, value } of fresh[index]?.attributes ?? []) link.setAttribute(name, value)
  if (focused !== document.activeElement && !focused?.isConnected)
    document.getElementById('content')?.focus({ preventScroll: true })
  document.dispatchEvent(new Event(visitedEvent))
}

/** Attributes by which an element is another one: what is attached to it knows nothing of the new. */
const identity = [behaviourAttribute, ownAttribute]

/** What the reader has changed stays: an open list or dialog, a video that plays, a word half written. */
function mayUpdate(old: HTMLElement, fresh: HTMLElement): boolean {
  if (old.isEqualNode(fresh)) return false
  if (identity.some((name) => old.getAttribute(name) !== fresh.getAttribute(name))) {
    old.replaceWith(fresh)
    return false
  }
  if (old.hasAttribute(ownAttribute)) return false
  if (old instanceof HTMLDialogElement && old.open) return false
  if (old instanceof HTMLDetailsElement && fresh instanceof HTMLDetailsElement) {
    if (old.querySelector('summary')?.textContent === fresh.querySelector('summary')?.textContent)
      fresh.open = old.open
  }
  return !(old === document.activeElement && old.matches('input:not([type=checkbox])'))
}
