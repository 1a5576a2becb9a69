import { m } from '#messages'
import type { StaffHealthRefund } from '../decide/contract.ts'
import { categoryName } from '../model/category-name.ts'
import { daysText } from '../model/texts.ts'

/** What an expense was for and when: `Tannlege, 10. mars 2027`. */
export const lineName = (
  { rules }: Pick<StaffHealthRefund, 'rules'>,
  line: StaffHealthRefund['lines'][number],
): string =>
  m.health_after_line_of({
    category: categoryName(rules.categories, line.category),
    days: daysText(line),
  })
