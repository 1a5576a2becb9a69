import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { m } from '#messages'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { pageName } from '../page-names.ts'
import styles from './SearchBox.module.css'

/** Sent by the browser itself to the search page. */
export function SearchBox() {
  return (
    <search>
      <form method="get" action={fixedAddresses.search[getLocale()]} className={styles.form}>
        <input
          type="search"
          name="q"
          className={styles.field}
          aria-label={m.search_box_label({ organisation: organisationName() })}
          placeholder={m.search_box_placeholder()}
          maxLength={200}
          required
        />
        <button type="submit" className="ds-button">
          {pageName('search')}
        </button>
      </form>
    </search>
  )
}
