import { languageOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import type { GrantedTo } from '../contract.ts'
import styles from './Granted.module.css'
import { GrantText } from './GrantText.tsx'

/** On the public page of an association: what it was granted last. */
export function GrantedToSection({ data }: { data: GrantedTo }) {
  const locale = getLocale()
  return (
    <section aria-labelledby="granted-to">
      <h2 id="granted-to">{m.grant_openness_to_heading()}</h2>
      <ul className={styles.list}>
        {data.items.map((grant) => (
          <li key={grant.id} className={styles.grant}>
            <h3 lang={grant.language === locale ? undefined : languageOf(grant.language)}>
              {grant.title}
            </h3>
            <GrantText grant={grant} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ContentLink href={pagePath('grantedGrants', locale)}>{m.grant_openness_all()}</ContentLink>
      </p>
    </section>
  )
}
