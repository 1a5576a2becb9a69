export type Screen = 'small' | 'large'

/** Screens up to this width show short lists. The same bound is used in the style sheets. */
export const smallScreen = '(max-width: 40em)'

let read = (): Screen => (window.matchMedia(smallScreen).matches ? 'small' : 'large')

/** The screen that the page is made for: on the server what the request says, in the browser its width. */
export function currentScreen(): Screen {
  return read()
}

export function readScreenWith(reader: () => Screen): void {
  read = reader
}
