import { locales } from '@trivsel/content-contract/locales'
import { newsletterTopics } from '#core/newsletters/rules.ts'
import { m } from '#messages'
import { languageName, sentenceCase } from '#platform/format.ts'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { topicNames } from '../../model/topic-names.ts'
import type { NewsletterOverview } from '../contract.ts'
import styles from './Newsletter.module.css'

/** The number of subscribers, without addresses. */
export function Subscribers({ subscribers }: { subscribers: NewsletterOverview['subscribers'] }) {
  const { total, languages, topics, unconfirmed } = subscribers
  return (
    <section className={styles.section} aria-labelledby="subscribers-heading">
      <h2 id="subscribers-heading" className={styles.heading}>
        {m.newsletter_subscribers()}
      </h2>
      <div className={styles.counts}>
        <PairTable
          name={{ caption: m.newsletter_language() }}
          rows={[
            row(m.newsletter_subscribers_total(), total),
            ...locales.map((locale) => row(sentenceCase(languageName(locale)), languages[locale])),
            row(m.newsletter_subscribers_unconfirmed(), unconfirmed),
          ]}
        />
        <PairTable
          name={{ caption: m.newsletter_topics_chosen() }}
          rows={newsletterTopics.map((topic) => row(topicNames[topic](), topics[topic] ?? 0))}
        />
      </div>
    </section>
  )
}

const row = (name: string, count: number) => ({ name, value: String(count) })
