import { type Behaviour, visitedEvent } from '#platform/behaviours/behaviour.ts'
import { once } from '#platform/once.ts'
import { type Place, spotsOf } from './spots.ts'

/** The library of the map and its styles, which nobody else needs: once missing, always missing. */
const loadLibrary = once(() => import('./draw-map.ts'))

/**
 * Draws the places of a list on a map, and again when they have become others. A popup has what the
 * list says of its places at the time it opens.
 */
export const attach: Behaviour = (element, signal) => {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-map=${name}]`)
  const [frame, failure, popup] = [part('frame'), part('failure'), part('popup')]
  const map = frame?.querySelector('section')
  if (!frame || !failure || !popup || !map) return
  let drawn: { places: string; remove: () => void } | null = null

  async function draw(): Promise<void> {
    const library = await loadLibrary().catch(() => null)
    if (signal.aborted || !frame || !failure || !popup || !map) return
    frame.hidden = !library
    failure.hidden = Boolean(library)
    if (!library) return
    const listed = readPlaces(element)
    const places = JSON.stringify(listed.map(({ name, location }) => [name, location]))
    if (places === drawn?.places) return
    const hasFocus = map.contains(document.activeElement)
    drawn?.remove()
    const fill = (listed: readonly ListedPlace[]) => popupOf(listed, popup)
    drawn = { places, remove: library.drawMap(map, spotsOf(listed), fill) }
    if (hasFocus) map.focus({ preventScroll: true })
  }

  document.addEventListener(visitedEvent, () => void draw(), { signal })
  signal.addEventListener('abort', () => drawn?.remove())
  void draw()
}

type ListedPlace = Place & { item: HTMLElement }

function readPlaces(element: HTMLElement): ListedPlace[] {
  return [...element.querySelectorAll<HTMLElement>('[data-latitude]')].map((item) => {
    const { name = '', latitude, longitude } = item.dataset
    return { name, location: { latitude: Number(latitude), longitude: Number(longitude) }, item }
  })
}

/** @param empty what every popup has besides its places */
function popupOf(places: readonly ListedPlace[], empty: HTMLElement): HTMLElement {
  const popup = document.importNode(empty, true)
  popup.hidden = false
  popup.prepend(...places.flatMap(({ item }) => [...document.importNode(item, true).childNodes]))
  return popup
}
