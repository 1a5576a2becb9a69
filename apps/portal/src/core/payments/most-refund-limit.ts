/** Above it a second person is always needed, whatever administrators set. In øre. */
export const mostRefundLimitOre = 5_000_00
