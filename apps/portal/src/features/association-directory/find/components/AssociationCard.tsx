import { Tag } from '@digdir/designsystemet-react'
import { languageOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { Card } from '#ui/card-list/Card.tsx'
import { AssociationPicture } from '../../model/AssociationPicture.tsx'
import { textInEither } from '../../model/text-in-either.ts'
import type { DirectoryItem } from '../contract.ts'
import styles from './Directory.module.css'

/** What one sees of an association in the directory. */
export function AssociationCard({ item, eager }: { item: DirectoryItem; eager: boolean }) {
  const { slug, name, picture, institution, topic, hasMark, welcomesNew } = item
  const purpose = textInEither(item.purpose)
  const facts = [topic && textIn(topic), institution && textIn(institution)].filter(Boolean)
  return (
    <Card
      name={name}
      href={pagePath('associationProfile', getLocale(), { slug })}
      {...(picture && {
        picture: (className) => (
          <AssociationPicture
            picture={picture}
            alt=""
            sizes="(min-width: 75em) 24rem, (min-width: 44em) 50vw, 100vw"
            className={className}
            eager={eager}
          />
        ),
      })}
    >
      {purpose && (
        <p className={styles.purpose} lang={purpose.lang && languageOf(purpose.lang)}>
          {purpose.text}
        </p>
      )}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {(hasMark || welcomesNew) && (
        <ul className={styles.tags}>
          {hasMark && (
            <li>
              <Tag data-color="success">{m.association_mark()}</Tag>
            </li>
          )}
          {welcomesNew && (
            <li>
              <Tag data-color="info">{m.association_welcomes_new()}</Tag>
            </li>
          )}
        </ul>
      )}
    </Card>
  )
}
