import type { Behaviour } from '#platform/behaviours/behaviour.ts'
import { refresh } from '#platform/behaviours/replace-content.ts'
import { currentScreen } from '#platform/screen.ts'

/** The server guesses the screen from the request; where it was wrong the list is fetched again. */
export const attach: Behaviour = (list) => {
  if (list.dataset.screen !== currentScreen()) void refresh()
}
