document.title = 'Dakpion';
