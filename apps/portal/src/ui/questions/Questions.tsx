import type { HelpText } from '@trivsel/content-contract/pages'
import { m } from '#messages'
import { Accordion } from '#ui/accordion/Accordion.tsx'
import { RichText } from '#ui/rich-text/RichText.tsx'
import styles from './Questions.module.css'

/** Questions that readers often have, each with its answer folded in. */
export function Questions({ items }: { items: HelpText['questions'] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="questions" data-after-waiting>
      <h2 id="questions">{m.questions_heading()}</h2>
      <div className={styles.questions}>
        {items.map(({ id, question, answer }) => (
          <Accordion
            key={id}
            id={`question-${id}`}
            summary={<h3 className={styles.question}>{question}</h3>}
          >
            <RichText content={answer} />
          </Accordion>
        ))}
      </div>
    </section>
  )
}
