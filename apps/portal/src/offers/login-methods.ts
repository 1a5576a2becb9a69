import type { LoginMethods } from '#core/sessions/login/login-methods.ts'
import { inOrder } from '#platform/in-order.ts'

/** Ways to log in beside the one by password, as features offer them. They come with that page alone. */
export const loginMethods = inOrder(
  Object.values(
    import.meta.glob<LoginMethods>('../features/*/login-methods.ts', {
      eager: true,
      import: 'loginMethods',
    }),
  ),
)
