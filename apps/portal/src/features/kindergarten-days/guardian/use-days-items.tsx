import { useQuery } from '@tanstack/react-query'
import { ItemCard } from '#core/members-area/ItemCard.tsx'
import { itemsOf } from '#core/members-area/items-of.ts'
import type { MyPageItem, MyPageItems } from '#core/members-area/my-page-offer.ts'
import styles from '#core/members-area/Overview.module.css'
import { getLocale } from '#locale'
import { m } from '#messages'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { dayText } from '../model/time.ts'
import type { GuardianSurvey } from './contract.ts'
import { daysQuery } from './queries.ts'

/** Surveys of kindergartens that have days without an answer. */
export function useDaysItems(): MyPageItems {
  const days = useQuery(daysQuery)
  return itemsOf(days, m.kindergarten_days_mine_error(), ({ surveys }) =>
    surveys.filter(hasUnanswered).map(itemOf),
  )
}

const hasUnanswered = ({ isOpen, children }: GuardianSurvey) =>
  isOpen && children.some(({ days }) => days.some(({ answer }) => answer === null))

const itemOf = ({ id, title, answerUntil }: GuardianSurvey): MyPageItem => ({
  id,
  urgency: 'action',
  at: answerUntil,
  content: (
    <ItemCard heading={m.kindergarten_days_to_answer()} tone="attention">
      <p className={styles.name}>{textOrOther(title)}</p>
      <p>{m.kindergarten_days_to_answer_until({ day: dayText(answerUntil) })}</p>
      <p>
        <ContentLink href={pagePath('kindergartenDays', getLocale())}>
          {m.kindergarten_days_to_mine()}
        </ContentLink>
      </p>
    </ItemCard>
  ),
})
