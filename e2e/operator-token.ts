export const operatorToken = 'operator-token-of-the-tests';
