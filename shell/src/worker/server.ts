/** A gateway or a balancer answers, and what is behind it does not. */
export const isAway = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504;
