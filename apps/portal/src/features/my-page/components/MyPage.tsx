import { byUrgency, needsAttention } from '#core/members-area/by-urgency.ts'
import { MyPageFrame } from '#core/members-area/MyPageFrame.tsx'
import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import styles from '#core/members-area/Overview.module.css'
import { SignedIn } from '#core/members-area/SignedIn.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Together } from '#ui/Together.tsx'

/** What concerns the user, the most urgent first. */
export function MyPage({ cards }: { cards: readonly MyPageCard[] }) {
  return (
    <MyPageFrame heading={m.my_page_heading()} intro={m.my_page_intro()}>
      <SignedIn>
        {() => (
          <Together>
            <Items cards={cards} />
          </Together>
        )}
      </SignedIn>
    </MyPageFrame>
  )
}

function Items({ cards }: { cards: readonly MyPageCard[] }) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list of features never changes
  const answers = cards.map(({ useItems }) => useItems())
  const items = byUrgency(answers.flatMap((answer) => answer.items))
  const failures = answers.flatMap((answer) => answer.failures)
  const isCalm = failures.length === 0 && !items.some(needsAttention)
  return (
    <div className={styles.overview}>
      {isCalm && <p className={styles.calm}>{m.my_page_nothing_to_do()}</p>}
      {failures.map(({ text, retry }) => (
        <LoadFailure key={text} text={text} retry={retry} />
      ))}
      {items.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </div>
  )
}
