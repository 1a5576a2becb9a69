import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { attach } from '../visit-form/visit-form.behaviour.ts'
import { OtherSearch } from './FilterFields.tsx'
import styles from './WordsForm.module.css'
import { longestWords } from './words-search.ts'

type Props = {
  /** Of the field. */
  id: string
  label: string
  q: string
  /** What is chosen besides, which stays. */
  filters: Readonly<Record<string, string | undefined>>
}

/**
 * Looks for words in a list. The browser sends it by itself; with JavaScript without a page load, and
 * the field keeps the focus.
 */
export function WordsForm({ id, label, q, filters }: Props) {
  const form = useBehaviour<HTMLFormElement>(attach)
  return (
    <search>
      <form ref={form} method="get" className={styles.words} data-behaviour="visit-form">
        <label htmlFor={id}>{label}</label>
        <div className={styles.row}>
          <input
            className="ds-input"
            id={id}
            type="search"
            name="q"
            defaultValue={q}
            data-applied={q}
            maxLength={longestWords}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="ds-button">
            {m.list_search()}
          </button>
        </div>
        <OtherSearch otherSearch={filters} />
      </form>
    </search>
  )
}
