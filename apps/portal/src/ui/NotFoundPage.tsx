import { Link } from '@tanstack/react-router'
import { languageOf, localeOfAddress } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import { EmptyState } from './empty-state/EmptyState.tsx'
import { Page } from './layout/Page.tsx'
import type { Absence } from './or-not-found.ts'
import { SearchBox } from './search-box/SearchBox.tsx'

/** `data` is what a route's loader says of the page; an address that no route has says nothing. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const absence = data as Absence | undefined
  const isElsewhere = absence?.reason === 'OTHER_LANGUAGE'
  return (
    <Page heading={isElsewhere ? m.language_missing() : m.not_found_heading()}>
      <EmptyState drawing="not-found">
        {isElsewhere ? (
          <p>
            <ElsewhereLink address={absence.elsewhere} />
          </p>
        ) : (
          <p>{absence ? m.not_found_no_content() : m.not_found_text()}</p>
        )}
        <SearchBox />
        <p>
          <Link to="/">{m.not_found_home()}</Link>
        </p>
      </EmptyState>
    </Page>
  )
}

/** In the language that it leads to. */
function ElsewhereLink({ address }: { address: string }) {
  const locale = localeOfAddress(address)
  const lang = languageOf(locale)
  return (
    <a href={address} lang={lang} hrefLang={lang}>
      {m.language_elsewhere({}, { locale })}
    </a>
  )
}
