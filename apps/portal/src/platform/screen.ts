import { renderContext, type Screen } from './render-context.ts'

/** Screens up to this width show short lists. The same bound is used in the style sheets. */
export const smallScreen = '(max-width: 40em)'

/** By it a script asks for a page as it is on its screen, whatever the browser says of itself. */
export const screenHeader = 'x-screen'

/** The screen that the page is made for: on the server what the request says, in the browser its width. */
export function currentScreen(): Screen {
  return renderContext().screen ?? (window.matchMedia(smallScreen).matches ? 'small' : 'large')
}
