import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { m } from '#messages'
import { buildChoiceSearch } from '../choice-search.ts'
import { readCourtSearch } from '../court-search.ts'
import type { ShownTimeslots } from '../show-timeslots.ts'
import type { Choose } from '../use-choice.ts'
import styles from './Courts.module.css'

type Props = { shown: ShownTimeslots; choose: Choose; children: ReactNode }

/** All that is chosen is in one form, so that it can be sent where scripts are off. */
export function ChoiceForm({ shown, choose, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const applyEarlyChoice = useEffectEvent(() => {
    if (!form.current) return
    const { step: _, ...chosen } = readCourtSearch(Object.fromEntries(new FormData(form.current)))
    const known = buildChoiceSearch(shown)
    const isSame = Object.entries(chosen).every(
      ([name, value]) => value === undefined || value === known[name as keyof typeof known],
    )
    if (!isSame) choose(chosen)
  })
  // What was chosen before the page was hydrated.
  useEffect(() => applyEarlyChoice(), [])
  return (
    <search>
      <form
        ref={form}
        method="get"
        aria-label={m.courts_filter()}
        autoComplete="off"
        className={styles.choices}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
        <noscript>
          <button type="submit" className="ds-button">
            {m.courts_show()}
          </button>
        </noscript>
      </form>
    </search>
  )
}
