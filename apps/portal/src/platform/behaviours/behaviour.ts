/**
 * What moves in an element that the server has rendered. It finds its texts and addresses in the
 * element, and lets go of everything when the signal is aborted (docs/adr/0089-light-pages.md).
 */
export type Behaviour = (element: HTMLElement, signal: AbortSignal) => void

/** Names the behaviours of an element, with spaces between: that of `menu` is in `menu.behaviour.ts`. */
export const behaviourAttribute = 'data-behaviour'

/**
 * An element with it belongs to its behaviour, with all that is in it: as long as the page says the
 * same value, nothing of the element is updated, and with another one it is replaced as a whole.
 */
export const ownAttribute = 'data-own'

/** Dispatched to the document when it shows another address without a page load. */
export const visitedEvent = 'visited'
