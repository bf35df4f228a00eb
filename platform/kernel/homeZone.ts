/** The zone of most institutes, by whose calendar days are counted where nobody says another: that of dates without a clock. */
export const HOME_ZONE = 'Asia/Kolkata';
