import { useQuery } from '@tanstack/react-query'
import type { SchemeRules } from '#core/health-refunds/rules/scheme-rules.ts'
import { institutionName } from '#core/studies/institutions.ts'
import { institutionsQuery } from '#core/studies/queries.ts'
import { m } from '#messages'
import { compareRules, describeRules } from '../model/describe-rules.ts'
import styles from './Schemes.module.css'

/** All rules of a version in words; with earlier ones, what differs is marked. */
export function RulesView({ rules, earlier }: { rules: SchemeRules; earlier?: SchemeRules }) {
  const { data: institutions = [] } = useQuery(institutionsQuery)
  const describe = (one: SchemeRules) =>
    describeRules(one, (code) => institutionName(institutions, code))
  const lines = describe(rules)
  return (
    <dl className={styles.rules}>
      {compareRules(lines, earlier ? describe(earlier) : lines).map(
        ({ key, label, values, before }) => (
          <div key={key}>
            <dt>
              {label}
              {before && <ins> ({changeText(values, before)})</ins>}
            </dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
            {before && before.length > 0 && (
              <dd>{m.health_scheme_before({ text: before.join(' ') })}</dd>
            )}
          </div>
        ),
      )}
    </dl>
  )
}

function changeText(values: readonly string[], before: readonly string[]): string {
  if (before.length === 0) return m.health_scheme_rule_new()
  return values.length === 0 ? m.health_scheme_rule_removed() : m.health_scheme_rule_changed()
}
