export const api = 'https://api.dakpion.example';
