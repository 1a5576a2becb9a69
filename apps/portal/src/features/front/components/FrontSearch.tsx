import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pageName } from '#ui/page-names.ts'
import styles from './FrontSearch.module.css'

/** Sent by the browser itself to the search page. */
export function FrontSearch() {
  return (
    <search>
      <form method="get" action={fixedAddresses.search[getLocale()]} className={styles.form}>
        <input
          type="search"
          name="q"
          className={styles.field}
          aria-label={m.front_search_label()}
          placeholder={m.front_search_placeholder()}
          maxLength={200}
          required
        />
        <button type="submit" className={styles.submit}>
          {pageName('search')}
        </button>
      </form>
    </search>
  )
}
