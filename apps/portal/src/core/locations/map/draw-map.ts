import 'leaflet/dist/leaflet.css'
import './draw-map.css'
import { control, map as createMap, divIcon, marker, popup, tileLayer } from 'leaflet'
import type { Place, Spot } from './spots.ts'

const tiles = '/files/tiles/{z}/{x}/{y}.png'
/** One place alone is shown with the streets around it. */
const closest = 15
const markSize = 44
/** The buttons that zoom, with room around them: nothing that opens lies below them. */
const controlsHeight = 120

/**
 * Draws a map with a mark for each spot; each is a button that opens a popup. The focus moves into
 * the popup, and back to the mark when it is closed.
 * @param frame says in `data-zoom-in` and `data-zoom-out` what the buttons that zoom are called
 * @param popupOf what a popup says of its places, with a button that closes it
 * @returns takes the map away
 */
export function drawMap<Marked extends Place>(
  frame: HTMLElement,
  spots: readonly Spot<Marked>[],
  popupOf: (places: readonly Marked[]) => HTMLElement,
): () => void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const { zoomIn, zoomOut } = frame.dataset
  const map = createMap(frame, {
    attributionControl: false,
    zoomControl: false,
    // The page is scrolled past it.
    scrollWheelZoom: false,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  map.fitBounds(
    spots.map(({ location }) => [location.latitude, location.longitude]),
    { padding: [markSize, markSize], maxZoom: closest, animate: false },
  )
  tileLayer(tiles, { maxZoom: 19 }).addTo(map)
  control
    .zoom({
      position: 'bottomright',
      ...(zoomIn && { zoomInTitle: zoomIn }),
      ...(zoomOut && { zoomOutTitle: zoomOut }),
    })
    .addTo(map)

  for (const spot of spots) {
    const point = { lat: spot.location.latitude, lng: spot.location.longitude }
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('aria-label', spot.places.map(({ name }) => name).join(', '))
    if (spot.places.length > 1) button.textContent = String(spot.places.length)
    button.addEventListener('focus', () => {
      // By the keyboard: under a finger the mark must not move.
      if (button.matches(':focus-visible'))
        map.panInside(point, { padding: [markSize, markSize], animate: !isCalm })
    })
    // The library opens for Enter by itself; the click that the button makes of it would close again.
    button.addEventListener('keypress', (event) => event.stopPropagation())
    const content = document.createElement('div')
    const shown = popup({
      closeButton: false,
      minWidth: 220,
      maxWidth: 260,
      autoPanPaddingTopLeft: [16, 16],
      autoPanPaddingBottomRight: [16, controlsHeight],
    })
    shown.setContent(content)
    marker(point, {
      icon: divIcon({
        html: button,
        className: '',
        iconSize: [markSize, markSize],
        popupAnchor: [0, -markSize / 4],
      }),
      keyboard: false,
      riseOnHover: true,
    })
      .bindPopup(shown)
      .on('popupopen', () => {
        content.replaceChildren(popupOf(spot.places))
        content.querySelector('button')?.addEventListener('click', () => map.closePopup())
        // Makes room for what it now has.
        shown.update()
        content.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
      })
      .on('popupclose', () => {
        if (content.contains(document.activeElement)) button.focus({ preventScroll: true })
      })
      .addTo(map)
  }

  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') map.closePopup()
  }
  frame.addEventListener('keydown', closeByKey)
  return () => {
    frame.removeEventListener('keydown', closeByKey)
    map.remove()
  }
}
