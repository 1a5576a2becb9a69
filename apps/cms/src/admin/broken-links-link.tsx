import type { ServerProps } from 'payload'
import { inLanguage } from './in-language.ts'

/** In the menu, below the collections. */
export function BrokenLinksLink({ payload, i18n }: ServerProps) {
  return (
    <a
      className="nav__link"
      id="nav-broken-links"
      href={`${payload.config.routes.admin}/broken-links`}
    >
      <span className="nav__link-label">
        {inLanguage(i18n, { nb: 'Brutte lenker', en: 'Broken links' })}
      </span>
    </a>
  )
}
