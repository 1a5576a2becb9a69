import { Tag } from '@digdir/designsystemet-react'
import { languageOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatList, languageName } from '#platform/format.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { textInEither } from '../../model/text-in-either.ts'
import type { Profile } from '../contract.ts'
import styles from './Profile.module.css'

/** The top of the page: the state of the association, its purpose and its facts. */
export function ProfileLead({ profile }: { profile: Profile }) {
  const { institution, campus, topic, languages, hasMark, welcomesNew, isOpenToAll } = profile
  const purpose = textInEither(profile.purpose)
  return (
    <div className={styles.lead}>
      <StateNotice profile={profile} />
      {purpose && (
        <p className={styles.purpose} lang={purpose.lang && languageOf(purpose.lang)}>
          {purpose.text}
        </p>
      )}
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
      <Facts>
        <Fact label={m.association_topic()}>{topic && textIn(topic)}</Fact>
        <Fact label={m.association_institution()}>
          {institution ? textIn(institution) : m.association_all_institutions()}
        </Fact>
        <Fact label={m.association_campus()}>{campus && textIn(campus)}</Fact>
        <Fact label={m.association_languages()}>{formatList(languages.map(languageName))}</Fact>
        <Fact label={m.association_who()}>
          {isOpenToAll ? m.association_open_to_all() : m.association_not_open_to_all()}
        </Fact>
      </Facts>
    </div>
  )
}

/** Why nobody can join now, and what changes that. */
function StateNotice({ profile: { state, mergedInto } }: { profile: Profile }) {
  if (state === 'active') return null
  if (state === 'inactive')
    return (
      <NoticeBox tone="warning" heading={m.association_is_inactive()}>
        <p>{m.association_is_inactive_text()}</p>
      </NoticeBox>
    )
  return (
    <NoticeBox tone="info" heading={m.association_is_closed()}>
      {mergedInto ? (
        <p>
          {m.association_is_merged()}{' '}
          <ContentLink
            href={pagePath('associationProfile', getLocale(), { slug: mergedInto.slug })}
          >
            {mergedInto.name}
          </ContentLink>
        </p>
      ) : (
        <p>{m.association_is_closed_text()}</p>
      )}
    </NoticeBox>
  )
}
