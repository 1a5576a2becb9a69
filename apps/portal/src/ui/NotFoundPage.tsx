import { Link } from '@tanstack/react-router'
import { getLocale } from '#locale'
import { m } from '#messages'
import { EmptyState } from './empty-state/EmptyState.tsx'
import { Page } from './layout/Page.tsx'
import type { Absence } from './or-not-found.ts'

/** `data` is what a route's loader says of the page; an address that no route has says nothing. */
export function NotFoundPage({ data }: { data?: unknown }) {
  const absence = data as Absence | undefined
  const isElsewhere = absence?.reason === 'OTHER_LANGUAGE'
  return (
    <Page heading={isElsewhere ? m.language_missing() : m.not_found_heading()}>
      <EmptyState drawing="not-found">
        {isElsewhere ? (
          <p>
            <a href={absence.elsewhere} {...otherLanguage()}>
              {m.language_elsewhere()}
            </a>
          </p>
        ) : (
          <p>{absence ? m.not_found_no_content() : m.not_found_text()}</p>
        )}
        <p>
          <Link to="/">{m.not_found_home()}</Link>
        </p>
      </EmptyState>
    </Page>
  )
}

function otherLanguage() {
  const lang = getLocale() === 'en' ? 'nb' : 'en'
  return { lang, hrefLang: lang }
}
