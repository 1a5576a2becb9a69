import type { LoginWays } from '#core/sessions/login/login-ways.ts'
import { inOrder } from '#platform/in-order.ts'

/** Ways to log in beside the one by password, as features offer them. They come with that page alone. */
export const loginWays = inOrder(
  Object.values(
    import.meta.glob<LoginWays>('../features/*/login-ways.ts', {
      eager: true,
      import: 'loginWays',
    }),
  ),
)
