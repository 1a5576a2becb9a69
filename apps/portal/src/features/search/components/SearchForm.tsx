import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { m } from '#messages'
import { useBehaviour } from '#platform/behaviours/use-behaviour.ts'
import { attach } from '#ui/visit-form/visit-form.behaviour.ts'
import styles from './SearchForm.module.css'

/** Sent by the browser itself; with JavaScript without a page load, and the field keeps the focus. */
export function SearchForm({ q }: { q: string }) {
  const form = useBehaviour<HTMLFormElement>(attach)
  return (
    <search>
      <form
        ref={form}
        method="get"
        action={fixedAddresses.search[getLocale()]}
        className={styles.form}
        data-behaviour="visit-form"
      >
        <label htmlFor="search-field">{m.search_field()}</label>
        <div className={styles.row}>
          <input
            className="ds-input"
            id="search-field"
            type="search"
            name="q"
            defaultValue={q}
            data-applied={q}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="ds-button">
            {m.search_submit()}
          </button>
        </div>
      </form>
    </search>
  )
}
