import { roleName } from '#core/associations/names.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { MemberEntry } from './contract.ts'
import { memberStateNames, paymentNames } from './member-words.ts'
import { dayText, timeText } from './register-texts.ts'

/** What the register has of one member: a gap between two terms is said where it is. */
export function EntryFacts({ entry: { member, terms, gaps, roles } }: { entry: MemberEntry }) {
  const times = [
    ...terms.map((term) => ({ ...term, text: termLine(term) })),
    ...gaps.map((gap) => ({ ...gap, text: m.register_gap({ time: timeText(gap) }) })),
  ].toSorted((one, other) => other.startsOn.localeCompare(one.startsOn))
  return (
    <Facts>
      <Fact label={m.register_email()}>{member.email}</Fact>
      <Fact label={m.register_state()}>{memberStateNames[member.state]()}</Fact>
      <Fact label={m.register_joined()}>{member.joinedOn && dayText(member.joinedOn)}</Fact>
      <Fact label={m.register_terms()}>
        {times.length === 0 ? (
          m.register_term_none()
        ) : (
          <ul>
            {times.map(({ startsOn, endsOn, text }) => (
              <li key={`${startsOn} ${endsOn} ${text}`}>{text}</li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={m.register_roles()}>
        {roles.length > 0 && (
          <ul>
            {roles.map((role) => (
              <li key={`${role.typeId} ${role.startsOn}`}>
                {roleName(role)}, {timeText(role)}
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </Facts>
  )
}

function termLine(term: MemberEntry['terms'][number]): string {
  const about = {
    time: timeText(term),
    paid: paymentNames[term.paidBy](),
    amount: formatKroner(term.feeOre),
  }
  if (term.isCancelled) return m.register_term_cancelled(about)
  return term.feeOre === 0 ? m.register_term_free(about) : m.register_term_paid(about)
}
