import 'leaflet/dist/leaflet.css'
import { control, map as createMap, divIcon, marker, popup, tileLayer } from 'leaflet'
import { m } from '#messages'
import styles from './LocationMap.module.css'
import type { Spot } from './map-location.ts'

/** A mark that somebody has pressed, and the element over the map that has room for what is there. */
export type OpenSpot = {
  spot: Spot
  element: HTMLElement
  /** Once the element is filled: makes room for it. */
  fit: () => void
  close: () => void
}

const tiles = '/files/tiles/{z}/{x}/{y}.png'
/** One place alone is shown with the streets around it. */
const closest = 15
const markSize = 44
/** The buttons that zoom, with room around them: nothing that opens lies below them. */
const controlsHeight = 120

/**
 * Draws a map with a mark for each spot; each is a button.
 * @param onOpen is called with the open mark, with null when it is closed
 * @returns takes the map away
 */
export function drawMap(
  frame: HTMLElement,
  spots: readonly Spot[],
  onOpen: (open: OpenSpot | null) => void,
): () => void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
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
      zoomInTitle: m.location_map_zoom_in(),
      zoomOutTitle: m.location_map_zoom_out(),
    })
    .addTo(map)

  for (const spot of spots) {
    const point = { lat: spot.location.latitude, lng: spot.location.longitude }
    const button = document.createElement('button')
    button.type = 'button'
    button.className = styles.mark ?? ''
    button.setAttribute('aria-label', spot.places.map(({ name }) => name).join(', '))
    if (spot.places.length > 1) button.textContent = String(spot.places.length)
    button.addEventListener('focus', () => {
      // By the keyboard: under a finger the mark must not move.
      if (button.matches(':focus-visible'))
        map.panInside(point, { padding: [markSize, markSize], animate: !isCalm })
    })
    // The library opens for Enter by itself; the click that the button makes of it would close again.
    button.addEventListener('keypress', (event) => event.stopPropagation())
    const element = document.createElement('div')
    const shown = popup({
      closeButton: false,
      minWidth: 220,
      maxWidth: 260,
      autoPanPaddingTopLeft: [16, 16],
      autoPanPaddingBottomRight: [16, controlsHeight],
    })
    shown.setContent(element)
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
        const open = { spot, element, fit: () => shown.update(), close: () => map.closePopup() }
        onOpen(open)
      })
      .on('popupclose', () => {
        if (element.contains(document.activeElement)) button.focus({ preventScroll: true })
        onOpen(null)
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
